import {
  type DocumentedError,
  type EventDefinition,
  type FromSchema,
  idSchema,
  namedSchema,
  recordSchema,
} from '@livery/kernel';

export const gadgetIdPrefixes = { gadget: 'a gadget' } as const;

export const gadgetErrorCodes = {
  gadget_jammed: { kind: 'conflict', meaning: 'The gadget is jammed. Shake it.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface IdPrefixes extends Readonly<typeof gadgetIdPrefixes> {}
  interface ErrorCodes extends Readonly<typeof gadgetErrorCodes> {}
}

export const gadgetSchema = namedSchema({
  title: 'Gadget',
  description: 'A gadget.',
  properties: { id: idSchema('gadget'), object: { const: 'gadget' } },
  example: { id: 'gadget_0350tEyI9WR7eHN7lSzMzL', object: 'gadget' },
});

export type GadgetResource = FromSchema<typeof gadgetSchema>;

export const gadgetMade = {
  type: 'gadget.made',
  description: 'A gadget was made.',
  schema: recordSchema({ object: gadgetSchema }),
  example: { object: gadgetSchema.examples[0] },
} as const satisfies EventDefinition;
