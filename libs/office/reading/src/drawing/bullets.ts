import type { Bullet, Provenance } from '@livery/office-model';
import type { ColorResolver } from './color-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { IdentityTree } from './identity-tree.ts';
import type { BulletSource } from './source/bullet-source.ts';
import { type InheritedBullet, inheritedBullet, type TextLevel } from './text-level.ts';

/** Resolves the bullets of the paragraphs of one part. */
export class Bullets {
  /** The bullets of paragraphs that say something of bullets themselves, by level and by what they say. */
  private readonly own = new IdentityTree<Bullet | null>();

  /** @param direct the provenance of values that paragraphs set themselves */
  constructor(
    private readonly colors: ColorResolver,
    private readonly fonts: FontResolver,
    private readonly direct: Provenance,
  ) {}

  /** The bullet of a paragraph; null when it has none. Bullets with equal sources are one object. */
  of(own: BulletSource, level: TextLevel): Bullet | null {
    if (own.key === '') return this.inherited(level);
    const known = this.own.at(level, own.key);
    if (known.value === undefined) known.value = this.madeBullet(mergedBullet(own, this.direct, level.bullet));
    return known.value;
  }

  private inherited(level: TextLevel): Bullet | null {
    if (level.shownBullet === undefined) level.shownBullet = this.madeBullet(level.bullet);
    return level.shownBullet;
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
