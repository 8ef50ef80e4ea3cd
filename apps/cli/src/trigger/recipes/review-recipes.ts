import type { LibraryAsset, Review, SetReviewPolicyRequest } from '@livery/sdk';
import type { Recipe, Recipes, Workshop } from '../recipe.ts';
import { addVersion, ofAsset } from './library-recipes.ts';

type PolicyChange = Pick<SetReviewPolicyRequest, 'modes' | 'four_eyes'>;

/** Changes the review policy of test mode for a while. Approvals stay valid. */
export async function setPolicy({ livery, tidy }: Workshop, change: PolicyChange): Promise<void> {
  const { modes, four_eyes } = await livery.reviewPolicy.retrieve();
  await livery.reviewPolicy.set({ ...change, keep_approvals: true });
  tidy(() => livery.reviewPolicy.set({ modes, four_eyes, keep_approvals: true }));
}

/** A recipe that needs a requested review, whose asset is deleted afterwards. */
function ofReview(change: (workshop: Workshop, review: Review, asset: LibraryAsset) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    await setPolicy(workshop, { modes: { document: 'manual' }, four_eyes: false });
    await ofAsset(async (_, asset) => {
      const review = await workshop.livery.libraryAssets.requestReview(asset.id);
      await change(workshop, review, asset);
    })(workshop);
  };
}

const approve = ({ livery }: Workshop, { id, content_hash }: Review) => livery.reviews.approve(id, { content_hash });

export const reviewRecipes: Recipes = {
  'cms.review.requested': ofReview(() => Promise.resolve()),
  'cms.review.approved': ofReview(approve),
  'cms.review.rejected': ofReview(({ livery, name }, { id, content_hash }) =>
    livery.reviews.reject(id, { content_hash, comment: name }),
  ),
  'cms.review.cancelled': ofReview(({ livery }, { id }) => livery.reviews.cancel(id)),
  'cms.review.stale': ofReview(async (workshop, review, asset) => {
    await approve(workshop, review);
    await addVersion(workshop, asset);
  }),
  'cms.review_policy.updated': async (workshop) => {
    const { modes, four_eyes } = await workshop.livery.reviewPolicy.retrieve();
    await setPolicy(workshop, { modes, four_eyes: !four_eyes });
  },
};
