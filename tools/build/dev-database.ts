import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgres } from '@livery/embedded-postgres';

const root = path.resolve(import.meta.dirname, '../..');

/** The PostgreSQL of `npm run dev`. It starts with the first run of the service, and is not restarted with it. This file loads after the first build. */
export class DevDatabase {
  #starting: Promise<EmbeddedPostgres> | undefined;

  /** Starts the server if it does not run. It is that of the last build. @returns its URL, which contains a password */
  async start(): Promise<string> {
    this.#starting ??= startPostgres();
    try {
      return (await this.#starting).url;
    } catch (error) {
      this.#starting = undefined;
      throw error;
    }
  }

  async stop(): Promise<void> {
    const postgres = await this.#starting?.catch(() => undefined);
    await postgres?.stop();
  }
}

async function startPostgres(): Promise<EmbeddedPostgres> {
  const home = path.resolve(root, process.env['LIVERY_DATA_DIR'] ?? '.livery');
  // Other users may enter it but not list it, since PostgreSQL runs as another user if root starts the service.
  await mkdir(home, { recursive: true, mode: 0o711 });
  return EmbeddedPostgres.start({
    directory: path.join(home, 'postgres'),
    onProgress: (message) => console.log(message),
    onLost: (error) => console.error(`\n${error.message}\nPress Ctrl-C, and start again.`),
  });
}
