import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';

interface Properties extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  readonly isWaiting: boolean;
  readonly type?: 'submit';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button that ignores clicks while it waits. It keeps the focus, which a disabled button loses. */
export function WaitingButton({ isWaiting, onClick, ...properties }: Properties) {
  return (
    <Button
      {...properties}
      loading={isWaiting}
      renderRoot={(root: ComponentProps<'button'>) => (
        <button
          {...root}
          disabled={properties.disabled}
          aria-disabled={isWaiting}
          onClick={isWaiting ? (event) => event.preventDefault() : onClick}
        />
      )}
    />
  );
}
