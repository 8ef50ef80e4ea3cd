import { ChildIconSanitizer, ICON_SANITIZING_LIMITS, sanitizeSvg } from '@livery/content-infrastructure';

const ICONS = 4_000;
const PARALLEL = 32;
const BAR = 1_000;

/** An icon as editors write it, with about a kilobyte of paths. Each is another one. */
function icon(seed: number): Buffer {
  const path = Array.from(
    { length: 40 },
    (_, index) => `c${(seed * index) % 7}.${seed % 1_000} 1 2-${index}.5 3 4`,
  ).join('');
  return Buffer.from(
    `<?xml version="1.0"?><!-- Editor --><svg xmlns="http://www.w3.org/2000/svg" xmlns:e="urn:editor" width="24" height="24" viewBox="0 0 24 24" e:version="1">` +
      `<title>Icon ${seed}</title><g style="fill:none;stroke:#123456" e:label="Layer"><path class="a" d="M1 1${path}z"/><circle cx="12" cy="12" r="4.0000"/></g></svg>`,
  );
}

/** Icons a second through one child process: sanitised, shortened by svgo, and sanitised again. */
async function measure(sanitizer: ChildIconSanitizer, count: number): Promise<number> {
  const began = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await sanitizer.sanitize(icon((next += 1)), { organizationId: 'benchmark' });
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return count / ((performance.now() - began) / 1_000);
}

/** Icons in a second of processor time, without svgo. */
function sanitisedOnOneCore(count: number): number {
  const began = process.cpuUsage();
  for (let seed = 0; seed < count; seed += 1) sanitizeSvg(icon(seed));
  const { user, system } = process.cpuUsage(began);
  return count / ((user + system) / 1_000_000);
}

sanitisedOnOneCore(ICONS / 4);
const rates = [sanitisedOnOneCore(ICONS), sanitisedOnOneCore(ICONS), sanitisedOnOneCore(ICONS)];
console.log(
  `icons sanitised in a second of one processor: ${rates.map((rate) => rate.toFixed(0)).join(', ')}; bar ${BAR}`,
);
const sanitizer = new ChildIconSanitizer(ICON_SANITIZING_LIMITS);
await measure(sanitizer, PARALLEL * 10);
const all = await measure(sanitizer, ICONS / 4);
console.log(`with svgo, through one child process: ${all.toFixed(0)} a second by the clock`);
await sanitizer.onApplicationShutdown();
