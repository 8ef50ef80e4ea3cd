import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { officeTools } from './office-tools.ts';
import { type PageImage, pageImages } from './page-images.ts';
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
    const folder = path.join(this.directory, 'specimens');
    await mkdir(path.join(folder, 'copies'), { recursive: true });
    try {
      const specimens = files.map((_, index) => specimenIn(folder, index));
      const defaultsFile = defaults === undefined ? undefined : specimens[defaults]?.file;
      await Promise.all(specimens.map(({ file }, index) => writeFile(file, files[index] ?? '')));
      await Promise.all(specimens.map(({ file, copy }) => this.validators.mask(file, copy, defaultsFile)));
      const [pages, judgements] = await Promise.all([
        pageImages(
          this.directory,
          specimens.map(({ copy }) => copy),
        ),
        Promise.all(specimens.map(({ file }) => this.validators.judge(file))),
      ]);
      return judgements.map((judgement, index) => ({ judgement, pages: pages[index] ?? [] }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function specimenIn(folder: string, index: number): Specimen {
  const name = `${index}.pptx`;
  return { file: path.join(folder, name), copy: path.join(folder, 'copies', name) };
}
