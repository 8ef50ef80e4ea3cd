import type { Command } from './command.ts';

const ALL: Readonly<Record<string, Command>> = {
  check: {
    summary: 'judges documents by a guideline, without a server',
    load: async () => (await import('./check/check.command.ts')).check,
  },
  fix: {
    summary: 'repairs what a guideline finds in a document, and proves the result',
    load: async () => (await import('./fix/fix.command.ts')).fix,
  },
  learn: {
    summary: 'learns a guideline from a template',
    load: async () => (await import('./learn/learn.command.ts')).learn,
  },
  login: {
    summary: 'stores the key of a service, after it was tried',
    load: async () => (await import('./service/login.command.ts')).login,
  },
  logout: {
    summary: 'forgets a stored key',
    load: async () => (await import('./service/logout.command.ts')).logout,
  },
  status: {
    summary: 'says which service is called, and what the key may do',
    load: async () => (await import('./service/status.command.ts')).status,
  },
  upload: {
    summary: 'adds files and folders to the library',
    load: async () => (await import('./upload/upload.command.ts')).upload,
  },
  guideline: {
    summary: 'writes the guideline of the organization to a file',
    load: async () => (await import('./service/guideline.command.ts')).guideline,
  },
  events: {
    summary: 'lists what has happened, and follows what happens',
    load: async () => (await import('./service/events.command.ts')).events,
  },
  api: {
    summary: 'sends one request to the API',
    load: async () => (await import('./api/api.command.ts')).api,
  },
  logs: {
    summary: 'follows the requests to the API',
    load: async () => (await import('./logs/logs.command.ts')).logs,
  },
  listen: {
    summary: 'sends events to a receiver of webhooks on this machine',
    load: async () => (await import('./listen/listen.command.ts')).listen,
  },
  resend: {
    summary: 'sends a webhook once more',
    load: async () => (await import('./service/resend.command.ts')).resend,
  },
  trigger: {
    summary: 'causes an event in test mode',
    load: async () => (await import('./trigger/trigger.command.ts')).trigger,
  },
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...ALL,
  completion: {
    summary: 'prints a script by which a shell completes commands and options',
    load: async () => (await import('./completion/completion.command.ts')).completionOf(COMMANDS),
  },
};
