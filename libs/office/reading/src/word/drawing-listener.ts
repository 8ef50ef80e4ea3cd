import type { ElementReader } from '../parts/element-reader.ts';
import type { WordDrawing } from './story-source.ts';
import type { UnreadContent } from './unread-content.ts';

/** Where the content of drawings goes. */
export interface DrawingListener {
  readonly add: (drawing: Omit<WordDrawing, 'paragraph'>) => void;
  /** The reader of the text of a text box. */
  readonly textBox: () => ElementReader;
  readonly unread: (content: UnreadContent) => void;
}
