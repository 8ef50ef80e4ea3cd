import { describe, expect, it } from '@jest/globals';
import {
  APPROVAL_STATUS_VALUES,
  ASSET_TYPE_VALUES,
  DEPLOYMENT_ITEM_KIND_VALUES,
  deploymentSchema,
  RELEASE_OBSTACLE_VALUES,
  REVIEW_MODE_VALUES,
  reviewPolicySchema,
  SOURCE_TYPE_VALUES,
} from '@livery/content-contracts';
import {
  APPROVAL_STATUSES,
  ASSET_TYPES,
  DEPLOYMENT_ITEM_KINDS,
  DEPLOYMENT_STATUSES,
  RELEASE_OBSTACLES,
  REVIEW_MODES,
  SOURCE_TYPES,
} from '@livery/content-domain';

describe('the values in schemas', () => {
  it.each([
    ['types of assets', ASSET_TYPE_VALUES, ASSET_TYPES],
    ['sources', SOURCE_TYPE_VALUES, SOURCE_TYPES],
    ['statuses of approval', APPROVAL_STATUS_VALUES, APPROVAL_STATUSES],
    ['modes of review', REVIEW_MODE_VALUES, REVIEW_MODES],
    ['kinds of items', DEPLOYMENT_ITEM_KIND_VALUES, DEPLOYMENT_ITEM_KINDS],
    ['reasons against a release', RELEASE_OBSTACLE_VALUES, RELEASE_OBSTACLES],
    ['statuses of deployments', deploymentSchema.properties.status.enum, DEPLOYMENT_STATUSES],
    ['types with a mode of review', Object.keys(reviewPolicySchema.properties.modes.properties), ASSET_TYPES],
  ])('are those of the domain: %s', (_, published, own) => {
    expect(published).toEqual(own);
  });
});
