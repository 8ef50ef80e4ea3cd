import { type DashboardFiles, readDashboardFiles } from './dashboard-files.ts';
import type { DashboardBuild } from './missing-page.ts';

export interface DashboardOptions {
  /** The folder that its build writes. The files are read once, and then kept in memory. */
  readonly directory: string;
  /** The build, if this process runs it. Until it has ended, the folder is not read. */
  readonly build?: DashboardBuild | undefined;
}

/** The dashboard that a process serves at `/dashboard`, once it is built. */
export class Dashboard {
  readonly build: DashboardBuild | undefined;
  private readonly directory: string;
  private known: DashboardFiles | null = null;

  constructor({ directory, build }: DashboardOptions) {
    this.directory = directory;
    this.build = build;
  }

  /** @returns null until it is built */
  async files(): Promise<DashboardFiles | null> {
    if (this.known === null && this.build?.isRunning !== true) this.known = await readDashboardFiles(this.directory);
    return this.known;
  }

  /** The address of a page, such as `org_…/live/check`; null while it is not known that the dashboard is built. */
  addressOf(page: string, origin: string): string | null {
    return this.known === null ? null : `${origin}/dashboard/${page}`;
  }
}
