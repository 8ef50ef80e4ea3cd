export { type Job, type JobError, type Progress, type QueuedJob } from './domain/job.ts';
export { JobHintListener } from './hints/job-hint-listener.ts';
export { JobsHttpModule } from './jobs-http.module.ts';
export { JobKind, type JobStep, type RunningJob } from './job-kind.ts';
export { jobsContribution } from './jobs.contribution.ts';
export { JobsModule } from './jobs.module.ts';
export { JobsWorkerModule, type JobsWorkerOptions, type RegisteredJobKind } from './jobs-worker.module.ts';
export { type JobOrder, Jobs } from './jobs.ts';
export { JobWork } from './running/job-work.ts';
