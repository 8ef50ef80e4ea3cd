import type { Guideline } from '@livery/brand-governance-domain';
import { readGuideline } from '@livery/brand-governance-infrastructure/offline';
import { readGuidelineFile } from '../guideline/read-guideline-file.ts';
import { pullGuideline } from '../service/pull-guideline.ts';
import { connect, type ServiceValues } from '../service/service-options.ts';
import type { DocumentJudge } from './document-judge.ts';
import { EngineIllustrator, EngineJudge } from './engine-judge.ts';
import { RemoteJudge } from './remote-judge.ts';
import type { ReportFormat } from './render-report.ts';

/** Who judges, and by which guideline if that is known. */
export interface ChosenJudge {
  readonly guideline: Guideline | null;
  /** @param files the number of files to judge */
  start(files: number): DocumentJudge;
}

/** The engine with a guideline file. @throws CommandLineEnd if the file is wrong */
export async function chooseEngine(file: string | undefined, format: ReportFormat): Promise<ChosenJudge> {
  const guideline = await readGuidelineFile(file);
  return {
    guideline,
    start: (files) => new EngineJudge(guideline, { files, isIllustrated: format === 'html' }),
  };
}

/** A service. Some reports show the guideline, which is read from there. @throws CommandLineEnd, LiveryError */
export async function chooseService(values: ServiceValues, format: ReportFormat): Promise<ChosenJudge> {
  const livery = await connect(values);
  const showsGuideline = format === 'html' || format === 'sarif';
  const guideline = showsGuideline ? await readGuideline(await pullGuideline(livery), new Date()) : null;
  return {
    guideline,
    start: () => new RemoteJudge(livery, format === 'html' ? new EngineIllustrator() : null),
  };
}
