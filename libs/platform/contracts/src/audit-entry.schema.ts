import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';

const changeSchema = recordSchema({
  field: { type: 'string' },
  before: { description: 'The value before the change. Null if the value is personal or could be secret.' },
  after: { description: 'The value after the change. Null if the value is personal or could be secret.' },
});

export const auditEntrySchema = namedSchema({
  title: 'AuditEntry',
  description: 'What somebody has done that auditors ask for, and who it was.',
  properties: {
    id: idSchema('audit'),
    object: { const: 'audit_entry' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    actor: actorSchema,
    action: {
      type: 'string',
      description:
        'The type of the event that reports the same change, without its area: `membership.updated`, `rules.updated`, `review.approved`. Without events: `session.created`, `session.deleted`, `session.failed` (a wrong password at a sign-in), `session.step_up_failed`, `user.password_set`, `invitation_link.created`, `brand_check.document_deleted`, `brand_check_fix.downloaded`, `icon_set.import_started`, `icon_set.exported`.',
    },
    target: { type: 'string', description: 'The id of the record, or the URL of a list such as the rules.' },
    changes: { type: 'array', items: changeSchema },
    ip: { type: ['string', 'null'] },
    request_id: { type: ['string', 'null'], pattern: '^req_[0-9A-Za-z]{22}$' },
    created: timestampSchema,
  },
  example: {
    id: 'audit_0350tEyI3ThR2kZQtU0Onl',
    object: 'audit_entry',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    actor: 'key_0350tEyI3ThR2kZQtU0Oni',
    action: 'membership.updated',
    target: 'mem_0350tEyI3ThR2kZQtU0Onk',
    changes: [{ field: 'role', before: 'editor', after: 'reviewer' }],
    ip: '192.0.2.7',
    request_id: 'req_0350tEyI3ThR2kZQtU0Onm',
    created: '2026-11-20T09:14:15.123Z',
  },
});

export type AuditEntryResource = FromSchema<typeof auditEntrySchema>;
