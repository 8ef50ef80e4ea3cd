import { LiveryError } from '@livery/sdk';
import { tell } from '../print.ts';
import { failureInWords } from './reporting-failures.ts';

/** One line on standard error when the service is away, and one when it is back. */
export const outageLines = {
  onOutage: (error: unknown): void => {
    const words = error instanceof LiveryError ? failureInWords(error) : String(error);
    tell(`${words}${/[.?!)]$/.test(words) ? '' : '.'} It is asked again until it answers.`);
  },
  onRecovery: (): void => tell('The service answers again.'),
};
