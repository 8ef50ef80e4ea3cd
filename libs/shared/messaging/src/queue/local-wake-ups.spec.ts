import { describe, expect, it } from '@jest/globals';
import { RequestScope } from '@livery/persistence';
import { LocalWakeUps } from './local-wake-ups.ts';
import { WakeUps } from './wake-ups.ts';

class SentWakeUps extends WakeUps {
  readonly sent: string[] = [];

  send(wakeUp: string): void {
    this.sent.push(wakeUp);
  }
}

describe('hints within a process', () => {
  it('wake its own work at once, and are sent to other processes, too', () => {
    const woken: string[] = [];
    const others = new SentWakeUps();
    new LocalWakeUps((wakeUp) => woken.push(wakeUp), others).send('relay');
    expect(woken).toEqual(['relay']);
    expect(others.sent).toEqual(['relay']);
  });

  it('do not make the work a part of the request that wakes it, which has one unit of work', async () => {
    const scopes: (RequestScope | undefined)[] = [];
    const wakeUps = new LocalWakeUps(() => scopes.push(RequestScope.current()));
    await new RequestScope({ holdsCommit: false }).within(async () => wakeUps.send('relay'));
    expect(scopes).toEqual([undefined]);
  });
});
