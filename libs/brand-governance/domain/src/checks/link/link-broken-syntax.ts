import { TEXT_SURFACES } from '../../color-surface.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { reportLinks } from './report-links.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Matches addresses with too few slashes: `http:example.com`, `htp:/example.com`. */
const ONE_SLASH = /^(?:https?:(?!\/\/)|[a-z][a-z0-9+.-]*:\/(?!\/))/i;

/** Matches addresses of files on one computer: `file:`, `C:\\`. */
const ONE_COMPUTER = /^(?:file:|[a-z]:\\)/i;

/** Reports a link whose address no program can open (check catalogue, 3.16). */
export const linkBrokenSyntax = ruleCheck({
  type: 'link.broken_syntax',
  severity: 'low',
  name: 'Working links',
  summary: 'The address of a link has no scheme, contains spaces, or leads to a file on one computer.',
  surfaces: TEXT_SURFACES,
  *find(rule, context) {
    yield* reportLinks(rule, context, 'Link cannot work', 'target', ({ target }) => {
      if (target === '' || target.startsWith('#')) return null;
      const isBroken = !SCHEME.test(target) || /\s/.test(target) || ONE_SLASH.test(target) || ONE_COMPUTER.test(target);
      return isBroken ? `The link leads to "${target}", which other computers cannot open.` : null;
    });
  },
});
