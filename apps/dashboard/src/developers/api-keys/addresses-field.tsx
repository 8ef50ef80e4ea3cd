import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFieldProblem } from '../../ui/field-problem.ts';
import { addressProblem } from './address-problem.ts';

interface Properties {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The addresses from which a key can be used. A wrong line is named once the field is left or sent; the form is not sent with it. */
export function AddressesField({ value, onChange }: Properties) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const refused = useFieldProblem('allowed_ips');
  const problem = addressProblem(value);
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);
  const check = (): void => setIsChecked(true);
  return (
    <Textarea
      ref={field}
      label="Allowed IP addresses"
      description="One address or block (CIDR) on each line. The key can be used from everywhere if there is none."
      placeholder="203.0.113.0/24"
      autosize
      minRows={2}
      spellCheck={false}
      value={value}
      error={(isChecked ? problem : null) ?? refused}
      onBlur={check}
      onInvalid={check}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
