import { CommandLineEnd } from '../command-line.ts';

/** The address of a receiver of webhooks. @throws CommandLineEnd if the text is none */
export function targetAddress(written: string): URL {
  const url = URL.parse(written);
  if (url !== null && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new CommandLineEnd(
    `--forward-to must be an address such as http://127.0.0.1:8080/livery, not ${JSON.stringify(written)}.`,
    2,
  );
}
