import type { ElementReader } from '../parts/element-reader.ts';
import type { WordDrawing } from './story-source.ts';
import type { UnreadContent } from './unread-content.ts';

/** Takes the content of drawings. */
export interface DrawingListener {
  readonly add: (drawing: Omit<WordDrawing, 'paragraph'>) => void;
  /** Gives the reader of a text box's content. */
  readonly textBox: () => ElementReader;
  readonly unread: (content: UnreadContent) => void;
}
