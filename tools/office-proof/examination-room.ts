import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { officeTools } from './office-tools.ts';
import { type PageImage, type PageWord, renderedSlides, type RenderedText, renderedTexts } from './page-images.ts';
import { type Judgement, Validators } from './validators.ts';

/** A presentation under examination. */
export interface Specimen {
  readonly file: string;
  /** A copy to render. */
  readonly copy: string;
}

/** A specimen with everything that is known of it. */
export interface Examined {
  readonly judgement: Judgement;
  readonly pages: readonly PageImage[];
  readonly words: readonly (readonly PageWord[])[];
}

/** Examines presentations with the validators and LibreOffice. It may be used for one group of presentations after another. */
export class ExaminationRoom {
  private readonly directory: string;
  private readonly validators: Validators;

  private constructor(directory: string, validators: Validators) {
    this.directory = directory;
    this.validators = validators;
  }

  /** @throws Error if a validator cannot be installed */
  static async open(): Promise<ExaminationRoom> {
    const tools = await officeTools();
    return new ExaminationRoom(await mkdtemp(path.join(tmpdir(), 'livery-office-proof-')), new Validators(tools));
  }

  async close(): Promise<void> {
    await this.validators.close();
    await rm(this.directory, { recursive: true, force: true });
  }

  /**
   * @param defaults the index of the presentation with whose default text style all are rendered; each with its own if there is none
   * @returns what is known of each presentation, in the same order
   * @throws Error if a validator cannot read one at all
   */
  async examine(files: readonly Uint8Array[], defaults?: number): Promise<readonly Examined[]> {
    return this.withSpecimens(files, 'pptx', async (specimens) => {
      const defaultsFile = defaults === undefined ? undefined : specimens[defaults]?.file;
      await Promise.all(specimens.map(({ file, copy }) => this.validators.mask(file, copy, defaultsFile)));
      const [slides, judgements] = await Promise.all([
        renderedSlides(
          this.directory,
          specimens.map(({ copy }) => copy),
        ),
        Promise.all(specimens.map(({ file }) => this.validators.judge(file))),
      ]);
      return judgements.map((judgement, index) => ({ judgement, ...(slides[index] ?? { pages: [], words: [] }) }));
    });
  }

  /** Renders text documents, without validating them. */
  async renderTexts(files: readonly Uint8Array[]): Promise<readonly RenderedText[]> {
    return this.withSpecimens(files, 'docx', async (specimens) => {
      await Promise.all(specimens.map(({ file, copy }) => this.validators.mask(file, copy)));
      return renderedTexts(
        this.directory,
        specimens.map(({ copy }) => copy),
      );
    });
  }

  private async withSpecimens<Result>(
    files: readonly Uint8Array[],
    extension: 'pptx' | 'docx',
    use: (specimens: readonly Specimen[]) => Promise<Result>,
  ): Promise<Result> {
    const folder = path.join(this.directory, 'specimens');
    await mkdir(path.join(folder, 'copies'), { recursive: true });
    try {
      const specimens = files.map((_, index) => specimenIn(folder, `${index}.${extension}`));
      await Promise.all(specimens.map(({ file }, index) => writeFile(file, files[index] ?? '')));
      return await use(specimens);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function specimenIn(folder: string, name: string): Specimen {
  return { file: path.join(folder, name), copy: path.join(folder, 'copies', name) };
}
