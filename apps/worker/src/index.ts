export { createWorker, type Worker, type WorkerResources } from './create-worker.ts';
