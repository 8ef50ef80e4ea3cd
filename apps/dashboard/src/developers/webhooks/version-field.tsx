import { NativeSelect } from '@mantine/core';
import { API_VERSION } from '@livery/sdk';

interface Properties {
  readonly value: string;
  /** The version of an endpoint that exists; empty if it has none. */
  readonly kept: string;
  readonly onChange: (value: string) => void;
}

/** The dated version of the API that delivered events follow. */
export function VersionField({ value, kept, onChange }: Properties) {
  const versions = new Set([API_VERSION, kept].filter((version) => version !== ''));
  return (
    <NativeSelect
      label="API version"
      description="The shape of the events. A fixed version protects your program from later changes."
      data={[{ value: '', label: 'The version in which each event was recorded' }, ...versions]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
