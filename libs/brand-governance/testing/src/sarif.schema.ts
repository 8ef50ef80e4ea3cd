const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const location = {
  type: 'object',
  additionalProperties: false,
  required: ['physicalLocation'],
  properties: {
    physicalLocation: {
      type: 'object',
      properties: {
        artifactLocation: { type: 'object', properties: { uri: { type: 'string', pattern: '^[^\\s:\\\\]*$' } } },
      },
    },
    logicalLocations: {
      type: 'array',
      items: { type: 'object', properties: { fullyQualifiedName: { type: 'string' } }, additionalProperties: false },
    },
  },
};
const level = { enum: ['none', 'note', 'warning', 'error'] };

/** The parts of the SARIF 2.1.0 schema that the report uses (sections 3.13 to 3.58). Further members are errors. */
export const sarifSchema = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results'],
        additionalProperties: false,
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'rules'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string' },
                  semanticVersion: { type: 'string' },
                  version: { type: 'string' },
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id'],
                      additionalProperties: false,
                      properties: { id: { type: 'string' }, shortDescription: text },
                    },
                  },
                },
              },
            },
          },
          invocations: {
            type: 'array',
            items: {
              type: 'object',
              required: ['executionSuccessful'],
              additionalProperties: false,
              properties: {
                executionSuccessful: { type: 'boolean' },
                toolExecutionNotifications: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['message'],
                    additionalProperties: false,
                    properties: {
                      level,
                      descriptor: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
                      message: text,
                      locations: { type: 'array', items: location },
                    },
                  },
                },
              },
            },
          },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['ruleId', 'message'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: 0 },
                level,
                message: text,
                locations: { type: 'array', minItems: 1, items: location },
                partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
                baselineState: { enum: ['new', 'unchanged', 'updated', 'absent'] },
                suppressions: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['kind'],
                    additionalProperties: false,
                    properties: {
                      kind: { enum: ['inSource', 'external'] },
                      status: { enum: ['accepted', 'underReview', 'rejected'] },
                      justification: { type: 'string' },
                    },
                  },
                },
                properties: { type: 'object' },
              },
            },
          },
        },
      },
    },
  },
};
