import { PackageRefused } from '../package-refused.ts';
import { XmlName } from './xml-name.ts';

/** The canonical names that were met in one package, each as one object. Their number is bounded, since names are input, too. */
export class XmlNames {
  private readonly names = new Map<string, XmlName>();
  private size = 0;

  constructor(private readonly maxNames: number) {}

  intern(canonical: string): XmlName {
    const known = this.names.get(canonical);
    if (known !== undefined) return known;
    const name = new XmlName(canonical);
    this.names.set(canonical, name);
    return name;
  }

  /** Counts one more name or namespace scope, and returns how many there are. @throws PackageRefused `xml_too_complex` past the limit */
  grow(): number {
    this.size += 1;
    if (this.size > this.maxNames) throw new PackageRefused('xml_too_complex', 'The document uses too many XML names.');
    return this.size;
  }
}
