import { trainingEndpoints } from '@foyer/contract/training';
import { type App, serve } from '#lib/serve.ts';
import {
  cancelTraining,
  decideProposal,
  startTraining,
  trainingHistory,
  trainingProposals,
  trainingStatus,
} from './rules.ts';

export function registerTrainingRoutes(app: App): void {
  serve(app, trainingEndpoints.start, ({ scope, params, body }) => startTraining(scope, params.id, body));
  serve(app, trainingEndpoints.status, ({ scope, params }) => trainingStatus(scope, params.id));
  serve(app, trainingEndpoints.cancel, ({ scope, params }) => cancelTraining(scope, params.id));
  serve(app, trainingEndpoints.history, ({ scope, params, query }) => trainingHistory(scope, params.id, query));
  serve(app, trainingEndpoints.proposals, ({ scope, params }) => trainingProposals(scope, params.id));
  serve(app, trainingEndpoints.decide, ({ scope, params, body }) => decideProposal(scope, params.id, body));
}
