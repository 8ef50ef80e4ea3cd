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
  private reading: Promise<DashboardFiles | null> | undefined;

  constructor({ directory, build }: DashboardOptions) {
    this.directory = directory;
    this.build = build;
  }

  /** @returns null until it is built */
  async files(): Promise<DashboardFiles | null> {
    if (this.known !== null || this.build?.isRunning === true) return this.known;
    this.reading ??= readDashboardFiles(this.directory).finally(() => (this.reading = undefined));
    this.known = await this.reading;
    return this.known;
  }

  /** The address of a page, such as `org_…/live/check`; null while it is not known that the dashboard is built, which is then looked up. */
  addressOf(page: string, origin: string): string | null {
    if (this.known !== null) return `${origin}/dashboard/${page}`;
    // A folder that cannot be read is an error of `/dashboard`, and of no record.
    void this.files().catch(() => undefined);
    return null;
  }
}
