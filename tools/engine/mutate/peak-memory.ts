const KB = 1024;

/** The highest resident memory of this process and its threads, over what it had when the watch began. */
export class PeakMemory {
  private readonly idleKb = process.memoryUsage.rss() / KB;

  megabytes(): number {
    return Math.round((process.resourceUsage().maxRSS - this.idleKb) / KB);
  }
}
