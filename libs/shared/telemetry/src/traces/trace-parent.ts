import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

/** Version, trace id, parent id and flags. Fields that a later version appends are ignored. */
const TRACE_PARENT = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Parses `traceparent` (W3C Trace Context, section 3.2); undefined if it is invalid. */
export function parseTraceParent(text: string): SpanContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', rest] = TRACE_PARENT.exec(text) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  if (!isSpanContextValid(context) || (version === '00' && rest !== undefined)) return undefined;
  return context;
}

export function formatTraceParent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}
