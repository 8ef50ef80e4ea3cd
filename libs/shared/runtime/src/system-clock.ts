import { Clock } from '@livery/kernel';

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
