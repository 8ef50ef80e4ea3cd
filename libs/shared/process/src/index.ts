export type { AnswerWithBytes } from './children/answer-with-bytes.ts';
export type { ChildModule } from './children/child-main.ts';
export type { ChildLimits } from './children/child-limits.ts';
export { type ChildOutcome, ChildPoolUnavailable } from './children/child-outcome.ts';
export {
  ChildPool,
  type ChildPoolListener,
  type ChildPoolOptions,
  type ChildPoolUse,
  type TaskOptions,
} from './children/child-pool.ts';
export type { TaskInput } from './children/task-input.ts';
export { type ProcessFoundation, runProcess } from './run-process.ts';
export { ConfinedPrograms, type ConfinedProgramsOptions } from './programs/confined-programs.ts';
export type { ProgramLimits } from './programs/program-limits.ts';
export type { ProgramCommand, ProgramOutcome } from './programs/running-program.ts';
