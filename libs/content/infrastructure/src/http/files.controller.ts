import { Body, Controller } from '@nestjs/common';
import { FileRepository, fileResource, MissingContent, StoreFile } from '@livery/content-application';
import { contentHashSchema, type FileResource, fileSchema } from '@livery/content-contracts';
import { CurrentPrincipal, Endpoint, IdParam, RequestOrigin, type SpooledFile, Upload } from '@livery/http';
import { type FromSchema, namedSchema, type Principal, resourceMissing } from '@livery/kernel';
import { LibraryLinkFactory } from '../links/library-link-factory.ts';
import { READ_LIBRARY, UPLOAD_FILES } from './content-scopes.ts';
import { fileMissingInForm } from './file-missing-in-form.ts';
import { PrecheckFilesRequest } from './precheck-files.request.ts';
import { StoreFileRequest } from './store-file.request.ts';
import { filePartSchema, MAX_UPLOAD_SIZE, uploadForm } from './upload-body.ts';

const precheckSchema = namedSchema({
  title: 'FilePrecheck',
  description: 'Which files have to be uploaded.',
  properties: {
    missing: {
      type: 'array',
      items: contentHashSchema,
      description: 'The hashes that are the content of no version of an asset, or whose content is missing.',
    },
  },
  example: { missing: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] },
});

const FILE_FORM = {
  title: 'FileForm',
  type: 'object',
  properties: {
    file: filePartSchema,
    filename: {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: "The name of the file. If you leave it out, the name in the form's part is used.",
      examples: ['harbour-at-dawn.png'],
    },
  },
  required: ['file'],
  additionalProperties: false,
} as const;

@Controller()
export class FilesController {
  constructor(
    private readonly files: FileRepository,
    private readonly content: MissingContent,
    private readonly storeFile: StoreFile,
    private readonly links: LibraryLinkFactory,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/files',
    operationId: 'storeFile',
    area: 'Content management',
    summary: 'Upload a file',
    description: `Stores a file of at most ${MAX_UPLOAD_SIZE}. Its type is found in its content. The file is deleted after 7 days, unless an asset is made of it.`,
    scopes: UPLOAD_FILES,
    status: 201,
    response: fileSchema,
    body: uploadForm(FILE_FORM),
    errors: ['file_too_large', 'file_empty', 'content_type_mismatch'],
  })
  async store(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @RequestOrigin() origin: string,
    @Upload() upload: SpooledFile | null,
    @Body() { filename }: StoreFileRequest,
  ): Promise<FileResource> {
    if (upload === null) throw fileMissingInForm();
    const file = await this.storeFile.execute({ tenant, upload, filename, requestedBy: actor });
    return fileResource(file, this.links.for({ origin, isPublic: false }));
  }

  @Endpoint({
    method: 'GET',
    path: '/files/:id',
    operationId: 'retrieveFile',
    area: 'Content management',
    summary: 'Retrieve a file',
    description: 'Returns an uploaded file with a link to its content.',
    scopes: READ_LIBRARY,
    response: fileSchema,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('file') id: string,
  ): Promise<FileResource> {
    const file = await this.files.find(tenant, id);
    if (file === null) throw resourceMissing();
    return fileResource(file, this.links.for({ origin, isPublic: false }));
  }

  @Endpoint({
    method: 'POST',
    path: '/files/precheck',
    operationId: 'precheckFiles',
    area: 'Content management',
    summary: 'Find out which files to upload',
    description:
      'Returns those of up to 1,000 hashes that are the content of no asset, so that a program that copies files uploads only these. Deleted assets and files without an asset do not count, nor does content that the operator has found missing. It changes nothing.',
    scopes: UPLOAD_FILES,
    response: precheckSchema,
    idempotent: false,
  })
  async precheck(
    @CurrentPrincipal() { tenant }: Principal,
    @Body() { hashes }: PrecheckFilesRequest,
  ): Promise<FromSchema<typeof precheckSchema>> {
    const [unused, gone] = await Promise.all([this.files.missing(tenant, hashes), this.content.among(tenant, hashes)]);
    const wanted = new Set([...unused, ...gone]);
    return { missing: hashes.filter((hash) => wanted.has(hash)) };
  }
}
