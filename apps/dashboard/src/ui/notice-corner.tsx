import { Alert } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import classes from './notice-corner.module.css';
import { closeNotice, currentNotices, onNotices } from './notices.ts';

/** The notices of all pages. People who hear the page hear them, too. */
export function NoticeCorner() {
  const notices = useSyncExternalStore(onNotices, currentNotices);
  return (
    <div className={classes['corner']} role="log" aria-label="Notices">
      {notices.map(({ id, title, details, isError }) => (
        <Alert
          key={id}
          color={isError ? 'red' : 'pine'}
          title={title}
          withCloseButton
          closeButtonLabel="Close"
          onClose={() => closeNotice(id)}
          role={isError ? 'alert' : 'status'}
          className={classes['notice'] ?? ''}
        >
          {details}
        </Alert>
      ))}
    </div>
  );
}
