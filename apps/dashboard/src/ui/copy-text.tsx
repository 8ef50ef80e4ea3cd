import { CopyButton, Tooltip, UnstyledButton } from '@mantine/core';
import classes from './copy-text.module.css';

interface Properties {
  readonly text: string;
  /** What is shown instead of the text, such as a shorter form. */
  readonly label?: string;
}

/** An id or another short text that a click copies. */
export function CopyText({ text, label = text }: Properties) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? 'Copied' : 'Copy'} withArrow>
          <UnstyledButton className={classes['copy'] ?? ''} onClick={copy} aria-label={`Copy ${label}`} title={text}>
            <code>{label}</code>
            <span aria-live="polite">{copied ? ' ✓' : ''}</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </CopyButton>
  );
}
