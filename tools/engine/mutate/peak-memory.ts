const KB = 1024;

/** How far the resident memory of this process and its threads has risen above what it was when this object was made. */
export class PeakMemory {
  private readonly idleKb = process.memoryUsage.rss() / KB;

  megabytes(): number {
    return Math.round((process.resourceUsage().maxRSS - this.idleKb) / KB);
  }
}
