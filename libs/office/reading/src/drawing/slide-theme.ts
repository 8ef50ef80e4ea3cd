import type { SlideTheme } from '@livery/office-model';
import type { DrawingContext } from './drawing-context.ts';
import { BUILT_IN_PROVENANCE } from './text-chain.ts';

/** The theme as checks see it: with its colours and fonts resolved. */
export function slideTheme({ theme, colors, fonts }: DrawingContext): SlideTheme {
  const slots = theme.slots.flatMap((slot) => {
    const source = theme.color(slot);
    const provenance = theme.colorProvenance(slot);
    const color = source && colors.resolve(source, provenance);
    return color ? [{ slot, rgb: color.rgb, provenance }] : [];
  });
  return {
    name: theme.name,
    colors: slots,
    fonts: {
      major: fonts.resolve('+mj-lt', BUILT_IN_PROVENANCE, undefined),
      minor: fonts.resolve('+mn-lt', BUILT_IN_PROVENANCE, undefined),
    },
    scriptFonts: SCRIPT_FONTS.filter(({ collection, slot }) => theme.fonts(collection)[slot] !== '').map(
      ({ slot, reference }) => ({ slot, font: fonts.resolve(reference, BUILT_IN_PROVENANCE, undefined) }),
    ),
  };
}

const SCRIPT_FONTS = [
  { collection: 'major', slot: 'ea', reference: '+mj-ea' },
  { collection: 'major', slot: 'cs', reference: '+mj-cs' },
  { collection: 'minor', slot: 'ea', reference: '+mn-ea' },
  { collection: 'minor', slot: 'cs', reference: '+mn-cs' },
] as const;
