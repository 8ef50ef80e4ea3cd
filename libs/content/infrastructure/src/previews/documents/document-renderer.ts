import { rm } from 'node:fs/promises';
import type { RenderableFile, Rendering } from '@livery/content-application';
import type { SpoolDirectory } from '@livery/http';
import type { ConfinedPrograms } from '@livery/process';
import type { DocumentPrograms } from './find-programs.ts';
import { LibreOffice } from './libreoffice.ts';
import { PdfRendering } from './pdf-rendering.ts';

/** Shows PDF with Poppler, and Office documents with LibreOffice and Poppler. */
export class DocumentRenderer {
  private readonly libreOffice: LibreOffice | null;

  constructor(
    private readonly installed: DocumentPrograms,
    private readonly programs: ConfinedPrograms,
    private readonly folders: SpoolDirectory,
  ) {
    this.libreOffice = installed.soffice === null ? null : new LibreOffice(installed.soffice, programs);
  }

  /** @returns null if the programs for it are not installed @throws RenderingFailed; the reason of the signal; ChildPoolUnavailable */
  async render(
    file: RenderableFile,
    kind: 'presentation' | 'text_document' | 'pdf',
    signal: AbortSignal,
  ): Promise<Rendering | null> {
    const { poppler } = this.installed;
    if (poppler === null || (kind !== 'pdf' && this.libreOffice === null)) return null;
    const folder = await this.folders.openFolder();
    try {
      const pdf = kind === 'pdf' ? file.path : await this.libreOffice?.toPdf(file, kind, folder, signal);
      return new PdfRendering(pdf ?? file.path, folder, poppler, this.programs, signal);
    } catch (error) {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      throw error;
    }
  }
}
