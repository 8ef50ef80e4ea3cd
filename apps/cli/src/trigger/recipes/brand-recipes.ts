import type { BrandCheck } from '@livery/sdk';
import type { Recipe, Recipes, Workshop } from '../recipe.ts';
import { sampleDocument } from '../sample-files.ts';

/** A recipe that needs a check of the sample document, which is not kept afterwards. */
function ofCheck(change: (workshop: Workshop, check: BrandCheck) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const { livery, name, tidy } = workshop;
    const upload = { file: sampleDocument(), content_type: 'docx', filename: `${name}.docx` };
    const check = await livery.brandChecks.run(upload);
    tidy(() => livery.brandChecks.deleteDocument(check.id));
    await change(workshop, check);
  };
}

/** A recipe that needs a font, which is deleted afterwards. */
function ofFont(change: (workshop: Workshop, id: string) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const { id } = await workshop.livery.fonts.register({ name: workshop.name });
    workshop.tidy(() => workshop.livery.fonts.delete(id));
    await change(workshop, id);
  };
}

/** Adds a rule that finds the fault of the sample document. */
async function addRule({ livery, tidy }: Workshop): Promise<void> {
  const { id } = await livery.brandRules.create({ type: 'text.double_spaces' });
  tidy(() => livery.brandRules.delete(id));
}

const nothing = (): Promise<void> => Promise.resolve();

export const brandRecipes: Recipes = {
  'brand.check.completed': ofCheck(nothing),
  'brand.check.fixed': async (workshop) => {
    await addRule(workshop);
    await ofCheck(({ livery }, { id }) => livery.brandChecks.fix(id))(workshop);
  },
  'brand.suppressions.updated': async (workshop) => {
    await addRule(workshop);
    await ofCheck(async ({ livery, name, tidy }, { id }) => {
      const { data } = await livery.brandChecks.acceptFindings(id, { all: true, reason: name });
      for (const { finding_id } of data) tidy(() => livery.brandChecks.deleteSuppression(id, finding_id));
    })(workshop);
  },
  'brand.rules.updated': addRule,
  'brand.palettes.updated': async ({ livery, name, tidy }) => {
    const { id } = await livery.brandPalettes.create({ name, colors: [] });
    tidy(() => livery.brandPalettes.delete(id));
  },
  'brand.font.created': ofFont(nothing),
  'brand.font.updated': ofFont(({ livery, name }, id) => livery.fonts.update(id, { name: `${name}, changed` })),
  'brand.font.deleted': async ({ livery, name }) => {
    const { id } = await livery.fonts.register({ name });
    await livery.fonts.delete(id);
  },
};
