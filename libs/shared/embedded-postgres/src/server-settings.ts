/** Suites use one server at a time, and some kill processes, whose connections end a little later. */
const TEST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export interface ServerSettingsOptions {
  readonly port: number;
  /** False for tests alone. */
  readonly durable: boolean;
}

/** The command line of the server: loopback only, little memory, and no data of tenants in its log. */
export function serverSettings({ port, durable }: ServerSettingsOptions): readonly string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '512MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // Statements and details of errors would contain rows.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(durable ? {} : TEST_SETTINGS),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
