import { withViewBox } from '@livery/content-domain';
import {
  type Actor,
  assertRevision,
  checkedFilename,
  fileStem,
  resourceMissing,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { AssetSource } from '../asset-sources.ts';
import { activeAsset } from '../found-asset.ts';
import type { IconDrawings } from '../icon-drawings.ts';
import type { IconUploads } from '../icon-uploads.ts';
import type { OwnedAssets } from '../owned-assets.ts';
import type { IconRepository } from '../ports/icon.repository.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { DrawnIcon } from './create-icon.ts';

export interface ReplaceIconInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly source: AssetSource;
  readonly note: string;
  /** The revision that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
  readonly requestedBy: Actor;
  /** Ends the work on the file when the caller is gone. */
  readonly signal: AbortSignal;
}

/** Gives an icon another drawing, as the next version of its asset. */
export class ReplaceIcon {
  constructor(
    private readonly uploads: IconUploads,
    private readonly drawings: IconDrawings,
    private readonly records: { readonly assets: LibraryAssetRepository; readonly icons: IconRepository },
    private readonly owned: OwnedAssets,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `svg_unsafe`, `resource_missing`, `precondition_failed`, and as `IconUploads.read` */
  async execute({ tenant, id, source, note, seenRevision, requestedBy, signal }: ReplaceIconInput): Promise<DrawnIcon> {
    const { bytes, filename, fileId } = await this.uploads.read(tenant, source);
    const stem = fileStem(checkedFilename(filename));
    const { content, viewBox } = await this.drawings.prepare(tenant, bytes, `${stem}.svg`, { signal });
    return this.unitOfWork.run(async (transaction) => {
      if (fileId !== null) await this.uploads.discard(tenant, fileId, transaction);
      const before = await activeAsset(this.records.assets, tenant, id, transaction);
      const [icon] = await this.records.icons.findManyForUpdate(tenant, [id], transaction);
      if (icon === undefined) throw resourceMissing();
      assertRevision(before, seenRevision);
      const redrawn = withViewBox(icon, content.content.contentHash, viewBox);
      await this.records.icons.update(tenant, [redrawn], transaction);
      const asset = await this.owned.replace(before, content, { note, requestedBy }, transaction);
      const { preview } = await this.recorder.place(asset, transaction);
      return { icon: redrawn, asset, preview };
    });
  }
}
