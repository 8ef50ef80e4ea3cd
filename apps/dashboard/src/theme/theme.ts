import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const pine: MantineColorsTuple = [
  '#eaf6f2',
  '#d6ebe4',
  '#aad7c8',
  '#7cc2ab',
  '#57b093',
  '#3fa584',
  '#2f8a6d',
  '#226f57',
  '#1f5c4d',
  '#12463a',
];

/** Light badges and buttons get a text that is dark enough to read: the defaults of Mantine are not. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'light' && input.variant !== 'subtle' && input.variant !== 'outline') return colors;
  const name = input.color ?? input.theme.primaryColor;
  if (!(name in input.theme.colors)) return colors;
  const dark = `color-mix(in srgb, var(--mantine-color-${name}-9) 70%, black)`;
  return { ...colors, color: `light-dark(${dark}, var(--mantine-color-${name}-2))` };
};

export const theme = createTheme({
  primaryColor: 'pine',
  colors: { pine },
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: '650' },
  variantColorResolver,
  components: {
    Badge: { defaultProps: { variant: 'light', tt: 'none', miw: 'max-content' } },
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    // A page has one banner: the title of a dialog is not another one.
    ModalHeader: { defaultProps: { component: 'div' } },
  },
});
