import type { Bullet, Provenance } from '@livery/brand-governance-domain';
import type { BulletSource } from '../sources/bullet-source.ts';
import type { ColorResolver } from './color-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { type InheritedBullet, inheritedBullet, type TextLevel } from './text-level.ts';

/** Resolves what stands before the paragraphs of one sheet. */
export class Bullets {
  /** @param direct where values stand that paragraphs set themselves */
  constructor(
    private readonly colors: ColorResolver,
    private readonly fonts: FontResolver,
    private readonly direct: Provenance,
  ) {}

  /** Null where the paragraph has none. Bullets that are written alike for the same reasons share one object. */
  of(own: BulletSource, level: TextLevel): Bullet | null {
    const key = own.key === '' ? '' : `${this.direct.part ?? ''}|${own.key}`;
    let bullet = level.bullets.get(key);
    if (bullet === undefined) {
      bullet = this.madeBullet(own.key === '' ? level.bullet : mergedBullet(own, this.direct, level.bullet));
      level.bullets.set(key, bullet);
    }
    return bullet;
  }

  private madeBullet({ kind, characters, color, font }: InheritedBullet): Bullet | null {
    if (kind === undefined || kind === 'none') return null;
    const own = font?.value == null ? undefined : this.fonts.resolve(font.value, font.provenance, undefined);
    return {
      characters,
      color: color?.value == null ? null : this.colors.resolve(color.value, color.provenance),
      fonts: own === undefined ? [] : [{ font: own, slot: 'latin' }],
    };
  }
}

function mergedBullet(own: BulletSource, direct: Provenance, inherited: InheritedBullet): InheritedBullet {
  const nearest = inheritedBullet([{ bullet: own, provenance: direct }]);
  return {
    kind: nearest.kind ?? inherited.kind,
    characters: nearest.kind === undefined ? inherited.characters : nearest.characters,
    color: nearest.color ?? inherited.color,
    font: nearest.font ?? inherited.font,
  };
}
