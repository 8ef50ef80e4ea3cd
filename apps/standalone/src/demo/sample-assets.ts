/** A file of `samples/`, and what is said about it in the library. */
export interface SampleAsset {
  readonly file: string;
  readonly mediaType: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The folder of the demo's assets. */
export const SAMPLE_FOLDER = 'Autumn launch';

/** The assets of the demo. */
export const SAMPLE_ASSETS: readonly SampleAsset[] = [
  { file: 'harbour-at-dawn.png', mediaType: 'image/png', name: 'Harbour at dawn', tags: ['autumn'] },
  { file: 'coffee-cup.svg', mediaType: 'image/svg+xml', name: 'Coffee cup', tags: [] },
  {
    file: 'brand-faults.pptx',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    name: 'Autumn launch deck',
    tags: [],
  },
];

/** A word on a slide of the deck. It is in no name and no tag, so that only the text of the deck contains it. */
export const WORD_IN_DECK = 'beanbox';
