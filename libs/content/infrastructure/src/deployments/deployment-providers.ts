import type { Provider } from '@nestjs/common';
import { BlobLinks, Blobs } from '@livery/blobs';
import {
  ActivateDeployment,
  CancelDeployment,
  CompareDeployments,
  ContentOwners,
  CreateDeployment,
  DeployableAssets,
  DeploymentActivation,
  DeploymentLog,
  DeploymentRepository,
  LibraryAssetRepository,
  MissingContent,
  PinnedContent,
  PptSetRepository,
  ReleaseChecks,
  ReviewPolicyRepository,
  ReviewRepository,
  RollBackDeployment,
  TextHash,
  TidyDeployments,
  UnscopedDeployments,
} from '@livery/content-application';
import { Jobs } from '@livery/jobs';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { ActivateDeploymentJob } from './activate-deployment.job.ts';
import { BlobPinnedContent } from './blob-pinned-content.ts';
import { JobDeploymentActivation } from './job-deployment-activation.ts';
import { NodeTextHash } from './node-text-hash.ts';
import { PostgresUnscopedDeployments } from './postgres-unscoped-deployments.ts';
import { AssetPictures } from '../links/asset-pictures.ts';
import { DeploymentLinkResolver } from '../links/deployment-link-resolver.ts';
import { DeploymentLinks } from '../links/deployment-links.ts';
import { TypeOrmDeploymentRepository } from '../persistence/typeorm-deployment.repository.ts';

/** What requests and the worker need of deployments. */
export function deploymentProviders(): Provider[] {
  return [
    provideAs(DeploymentRepository, TypeOrmDeploymentRepository, Database),
    provideAs(PinnedContent, BlobPinnedContent, Blobs),
    provide(DeploymentLog, DeploymentRepository, PinnedContent, EventLog),
    provideAs(DeploymentActivation, JobDeploymentActivation, Jobs),
  ];
}

/** What requests need of them besides. */
export function deploymentHttpProviders(): Provider[] {
  return [
    { provide: TextHash, useClass: NodeTextHash },
    provide(DeployableAssets, LibraryAssetRepository, ContentOwners),
    provide(CreateDeployment, DeployableAssets, DeploymentLog, DeploymentActivation, TextHash, UnitOfWork, Clock),
    provide(RollBackDeployment, DeploymentLog, DeploymentActivation, UnitOfWork, Clock),
    provide(CancelDeployment, DeploymentLog, UnitOfWork, Clock),
    provide(CompareDeployments, DeploymentRepository),
    provide(DeploymentLinks, BlobLinks, Clock),
    provide(DeploymentLinkResolver, DeploymentRepository, AssetPictures),
  ];
}

/** What the worker needs of them besides. */
export function deploymentWorkerProviders(): Provider[] {
  return [
    provide(ReleaseChecks, LibraryAssetRepository, PptSetRepository, ReviewRepository, ReviewPolicyRepository, Clock),
    provide(ActivateDeployment, DeploymentRepository, DeploymentLog, ReleaseChecks, MissingContent, Clock),
    provide(ActivateDeploymentJob, ActivateDeployment),
    provideAs(UnscopedDeployments, PostgresUnscopedDeployments, Database),
    provide(
      TidyDeployments,
      UnscopedDeployments,
      DeploymentActivation,
      DeploymentLog,
      PinnedContent,
      UnitOfWork,
      Clock,
    ),
  ];
}
