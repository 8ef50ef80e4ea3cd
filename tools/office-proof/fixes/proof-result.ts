/** The result of one proof. */
export interface FixProof {
  /** The pages that LibreOffice gives of the fixed document. */
  readonly pages: number;
  /** Pages whose picture was compared. */
  readonly compared: number;
  readonly findings: readonly string[];
}

export interface ProvenFix extends FixProof {
  readonly changes: number;
}
