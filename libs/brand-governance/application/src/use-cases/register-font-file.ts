import { type Font, type FontDraft, ParameterMissing } from '@livery/brand-governance-domain';
import { type Actor, checkedFilename, type Tenant } from '@livery/kernel';
import type { FontFacts, FontReader, UploadedFont } from '../ports/font-reader.ts';
import type { FontStorage } from '../ports/font-storage.ts';
import type { RegisterFont } from './register-font.ts';

/** What a caller says about a font. What is left out is read in its file. */
export type FontFileDraft = Partial<Omit<FontDraft, 'file' | 'uploadedBy'>>;

export interface RegisterFontFileInput {
  readonly tenant: Tenant;
  readonly upload: UploadedFont;
  /** The name of the file, if the caller gives one beside that of the upload. */
  readonly filename: string | undefined;
  readonly font: FontFileDraft;
  readonly requestedBy: Actor;
  /** Ends the work on the file when the caller is gone. */
  readonly signal: AbortSignal;
}

/** Approves a font by its file. */
export class RegisterFontFile {
  constructor(
    private readonly reader: FontReader,
    private readonly storage: FontStorage,
    private readonly registerFont: RegisterFont,
  ) {}

  /** @throws DomainError `font_invalid`, `unavailable`, `parameter_missing` for a font without a name, and as `RegisterFont` */
  async execute({ tenant, upload, font, requestedBy, signal, ...input }: RegisterFontFileInput): Promise<Font> {
    const filename = checkedFilename(input.filename ?? upload.filename ?? '');
    const facts = await this.reader.read(upload, { organizationId: tenant.organizationId, signal });
    const draft = completed(font, facts);
    const staged = await this.storage.stage(tenant, upload, facts.contentType);
    const { contentType, embeddable } = facts;
    const file = { filename, contentType, sizeBytes: upload.size, sha256: upload.sha256, embeddable };
    return this.registerFont.execute({ tenant, font: { ...draft, file }, requestedBy, staged });
  }
}

function completed(draft: FontFileDraft, facts: FontFacts): FontFileDraft & { readonly name: string } {
  const name = draft.name ?? facts.name ?? facts.family;
  if (name === null) throw new ParameterMissing('name', 'The font file does not name its font. Send its name.');
  return {
    ...draft,
    name,
    family: draft.family ?? facts.family,
    style: draft.style ?? facts.style,
    weight: draft.weight ?? facts.weight,
    scripts: draft.scripts ?? facts.scripts,
  };
}
