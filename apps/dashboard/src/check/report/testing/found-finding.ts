import type { ReportedFinding } from '@livery/sdk';

/** A finding for tests. */
export function foundFinding(id: string, members: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    id,
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail: '',
    auto_fixable: false,
    slide_index: 0,
    shape_index: null,
    paragraph_index: null,
    page_number: null,
    page_numbers: [],
    paragraph_indexes: [],
    source: 'run',
    actual_color: null,
    color_surface: null,
    locations: [],
    occurrences: 1,
    new_occurrences: null,
    nearest_color: null,
    origin: null,
    slide_indexes: [0],
    menu_path: null,
    baseline_state: null,
    ...members,
  };
}
