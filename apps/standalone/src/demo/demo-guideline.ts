/** The brand of the demo organization. The sample deck follows it except for its deliberate faults. */
export const demoPalettes = {
  palettes: [
    {
      name: 'Northwind primary',
      role: 'primary',
      colors: [
        { name: 'Brand Navy', hex: '#14213D' },
        { name: 'Brand Amber', hex: '#FCA311' },
        { name: 'Brand Teal', hex: '#2A9D8F' },
        { name: 'Mist', hex: '#E5E5E5' },
      ],
    },
  ],
  settings: { allow_neutral_greys: true, allow_black_and_white: true },
};

export const demoFonts = [
  { name: 'Inter', family: 'Inter', roles: ['body'] },
  { name: 'Inter Display', family: 'Inter Display', roles: ['heading'] },
];

export const demoRules = {
  data: [
    { name: 'Brand colours only', type: 'color.off_palette' },
    { name: 'Brand fonts only', type: 'font.unapproved' },
    { name: 'No double spaces', type: 'text.double_spaces' },
  ],
};
