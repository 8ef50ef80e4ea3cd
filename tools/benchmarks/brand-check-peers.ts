import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { OoxmlPackage } from '@livery/office-package';
import { OfficeParser } from 'officeparser';
import { parseStringPromise } from 'xml2js';
import { type BenchmarkDocument, bigDeck, typicalDeck, xmlHeavyDeck } from './support/benchmark-decks.ts';
import { longDocument, xmlHeavyDocument } from './support/benchmark-texts.ts';
import { everyCheck } from './support/every-check.ts';
import { partsRead } from './support/parts-read.ts';
import { pythonOfPeers } from './support/python-peers.ts';

const ROUNDS = 3;
/** The warm-up of what runs in this process. Each program has the same. */
const WARM_UP_MS = 2_000;
const OFFICE = process.env['SOFFICE'] ?? 'soffice';
/** Opens a deck and reads the font of every run, as a checker built on python-pptx would. Prints the time of the best round in milliseconds. */
const PYTHON_PPTX = `
import sys, time
from pptx import Presentation
def read(shapes):
    for shape in shapes:
        if shape.shape_type == 6: read(shape.shapes)
        if shape.has_text_frame:
            for paragraph in shape.text_frame.paragraphs:
                for run in paragraph.runs: (run.text, run.font.name, run.font.size)
best = None
for _ in range(${ROUNDS}):
    started = time.perf_counter()
    for slide in Presentation(sys.argv[1]).slides: read(slide.shapes)
    took = (time.perf_counter() - started) * 1000
    best = took if best is None else min(best, took)
print(best)
`;

/** The same with python-docx: every run of the body and of its tables. */
const PYTHON_DOCX = `
import sys, time
from docx import Document
def read(paragraphs):
    for paragraph in paragraphs:
        for run in paragraph.runs: (run.text, run.font.name, run.font.size)
best = None
for _ in range(${ROUNDS}):
    started = time.perf_counter()
    document = Document(sys.argv[1])
    read(document.paragraphs)
    for table in document.tables:
        for row in table.rows:
            for cell in row.cells: read(cell.paragraphs)
    took = (time.perf_counter() - started) * 1000
    best = took if best is None else min(best, took)
print(best)
`;

const PYTHON = process.env['PYTHON'] ?? pythonOfPeers();
/** Measures `pptx` or `docx` only. When left out, both. */
const FORMAT = process.env['FORMAT'];

/** The engine with every check, compared with programs that read, or only parse, the same document. The best of three rounds, warm. */
const guideline = await everyCheck();
const documents = [typicalDeck(), xmlHeavyDeck(), bigDeck(), longDocument(), ...xmlHeavyDocument()];
for (const deck of documents.filter(({ format }) => FORMAT === undefined || format === FORMAT)) {
  const engine = await best(async () => {
    inspectDocument(deck, guideline);
  });
  console.log(`${deck.name}: engine ${engine.toFixed(0)} ms`);
  for (const [peer, milliseconds] of await peersOf(deck)) {
    const answer =
      milliseconds === null ? 'it is missing, or it fails on this document' : `${milliseconds.toFixed(0)} ms`;
    const ratio = milliseconds === null ? '' : `, ${(milliseconds / engine).toFixed(1)} times the engine`;
    console.log(`  ${peer}: ${answer}${ratio}`);
  }
}

async function peersOf(deck: BenchmarkDocument): Promise<readonly (readonly [string, number | null])[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'livery-peers-'));
  const file = path.join(directory, `document.${deck.format}`);
  writeFileSync(file, deck.bytes);
  try {
    return [
      [
        'officeparser',
        await best(async () => {
          await OfficeParser.parseOffice(deck.bytes);
        }),
      ],
      ['xml2js, the parts that the engine reads', await best(() => parseWithXml2js(deck))],
      deck.format === 'pptx'
        ? ['python-pptx, fonts as written', python(PYTHON_PPTX, file)]
        : ['python-docx, fonts as written', python(PYTHON_DOCX, file)],
      ['LibreOffice, conversion to PDF', libreOffice(file, directory)],
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function parseWithXml2js(deck: BenchmarkDocument): Promise<void> {
  const document = OoxmlPackage.open(deck.bytes);
  const decoder = new TextDecoder();
  for (const part of partsRead(deck, guideline)) await parseStringPromise(decoder.decode(document.bytes(part)));
}

async function best(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until;) await work();
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

function python(program: string, file: string): number | null {
  return PYTHON === null ? null : output(PYTHON, ['-c', program, file], Number);
}

function libreOffice(file: string, directory: string): number | null {
  const started = performance.now();
  const profile = `-env:UserInstallation=file://${directory}/profile`;
  return output(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', directory, file], () => {
    if (!existsSync(path.join(directory, 'document.pdf'))) throw new Error('LibreOffice wrote no file.');
    return performance.now() - started;
  });
}

/** The result of a program. Null when the program, or something that it needs, is missing. */
function output(program: string, parameters: readonly string[], read: (text: string) => number): number | null {
  try {
    return read(execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}
