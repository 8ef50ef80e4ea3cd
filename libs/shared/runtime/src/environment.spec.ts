import { describe, expect, it } from '@jest/globals';
import { port, str, url } from 'envalid';
import { ConfigurationError, readEnvironment } from './environment.ts';

const specs = {
  PORT: port({ default: 3000, desc: 'TCP port to listen on' }),
  DATABASE_URL: url({ desc: 'postgres://user:password@host:port/database' }),
  LOG_LEVEL: str({ choices: ['info', 'warn'], desc: 'info or warn' }),
};

describe('the configuration', () => {
  it('is typed and has its defaults', () => {
    const config = readEnvironment({ DATABASE_URL: 'postgres://localhost/livery', LOG_LEVEL: 'info' }, specs);
    expect(config.PORT).toBe(3000);
    expect(config.LOG_LEVEL).toBe('info');
  });

  it('reports all wrong variables together, without their values', () => {
    const read = () => readEnvironment({ PORT: 'seven', LOG_LEVEL: 's3cret' }, specs);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/PORT has a value that cannot be used: TCP port to listen on/);
    expect(read).toThrow(/DATABASE_URL is missing: postgres:/);
    expect(read).toThrow(/LOG_LEVEL has a value/);
    expect(read).not.toThrow(/s3cret/);
  });
});
