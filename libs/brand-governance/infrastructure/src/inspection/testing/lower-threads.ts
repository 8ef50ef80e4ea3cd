import { isMainThread, Worker } from 'node:worker_threads';
import { lowerHelperThreads, lowerOwnThread } from '../background-threads.ts';
import { threadsOfThisProcess } from './threads-of-this-process.ts';

// A program: lowers what there is to lower, in the main thread and in another, which prints all threads.
lowerOwnThread();
if (isMainThread) {
  lowerHelperThreads();
  new Worker(new URL(import.meta.url));
} else {
  console.log(
    threadsOfThisProcess()
      .map(({ name, niceness, policy }) => `${name} ${niceness} ${policy}`)
      .join('\n'),
  );
}
