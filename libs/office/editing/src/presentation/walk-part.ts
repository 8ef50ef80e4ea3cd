import type { EditTree } from '../edit-tree.ts';
import type { ElementWalker } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { walkChart } from './walk-chart.ts';
import { walkSlidePart } from './walk-slide-part.ts';
import { walkTableStyles } from './walk-table-styles.ts';
import { walkTextStyle } from './walk-text-style.ts';
import { walkTheme } from '../writers/walk-theme.ts';

/** The walker of a whole part, by its root. */
export function walkPart(tree: EditTree, edits: PartEdits): ElementWalker {
  return {
    child: (root, attributes) => {
      switch (root) {
        case 'p:sld':
        case 'p:sldLayout':
        case 'p:sldMaster':
        case 'p:notes':
        case 'p:notesMaster':
          return walkSlidePart(root, tree, edits);
        case 'p:presentation':
          return walkPresentation(tree, edits);
        case 'a:theme':
        case 'a:themeOverride':
          return walkTheme(tree, edits, edits.values);
        case 'a:tblStyleLst':
          return walkTableStyles(tree, edits);
        case 'c:chartSpace':
        case 'cx:chartSpace':
          return walkChart(root, attributes, tree, edits);
        default:
          return undefined;
      }
    },
  };
}

function walkPresentation(tree: EditTree, edits: PartEdits): ElementWalker {
  const style = tree.at('default_text_style');
  return {
    child: (name, attributes) =>
      name === 'p:defaultTextStyle' && style ? walkTextStyle(name, attributes, style, edits) : undefined,
  };
}
