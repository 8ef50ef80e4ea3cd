/**
 * Identifies what the engine finds. It is raised by every change after which some document has other findings, or other ids, under the same
 * guideline. Checks with equal content, guideline and engine version have equal findings.
 */
export const ENGINE_VERSION = 6;
