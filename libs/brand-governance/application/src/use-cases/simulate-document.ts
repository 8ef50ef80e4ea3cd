import {
  areRulesKnownByType,
  type CompletedBrandCheck,
  ENGINE_VERSION,
  type SimulatedDocument,
  type SimulatedGuidelines,
  type Simulation,
} from '@livery/brand-governance-domain';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentSimulator } from '../ports/document-simulator.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';

/** Judges one document of a simulation, without writing anything. */
export class SimulateDocument<Bytes extends DocumentBytes> {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly storage: DocumentStorage<Bytes>,
    private readonly simulator: DocumentSimulator<Bytes>,
  ) {}

  /**
   * @param position the zero-based position of the check in the simulation
   * @param signal ends it when the run of its job ends
   * @throws InspectionUnavailable; Error if the stored document is damaged
   */
  async execute(simulation: Simulation, position: number, signal: AbortSignal): Promise<SimulatedDocument> {
    const { tenant, checkIds } = simulation;
    const check = await this.brandChecks.find(tenant, checkIds[position] ?? '');
    if (check?.status !== 'completed' || check.documentKeptUntil === null) return { outcome: 'not_kept' };
    const bytes = await this.storage.load(tenant, check.contentSha256);
    if (bytes === null) return { outcome: 'not_kept' };
    const document = { format: check.format, bytes, owner: tenant.organizationId, signal };
    const { judgement, contentSha256 } = await this.simulator.simulate(document, guidelinesFor(check, simulation));
    if (contentSha256 !== check.contentSha256) throw new Error('The stored document of a check has changed.');
    return judgement === null ? { outcome: 'not_judged' } : { outcome: 'judged', ...judgement };
  }
}

/** What was found is known if this engine has judged the document by the guideline in force. */
function guidelinesFor(check: CompletedBrandCheck, { inForce, given }: Simulation): SimulatedGuidelines {
  const isKnown = check.engineVersion === ENGINE_VERSION && check.guidelineVersion === inForce.version;
  const isReused = isKnown && areRulesKnownByType(inForce.guideline);
  return { inForce: inForce.guideline, found: isReused ? foundIn(check) : null, given: given.guideline };
}

function foundIn({ findings, suppressed, summary: { truncated } }: CompletedBrandCheck): SimulatedGuidelines['found'] {
  return { findings: [...findings, ...suppressed.map(({ finding }) => finding)], truncated };
}
