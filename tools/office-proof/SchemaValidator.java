import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.namespace.QName;
import org.apache.poi.schemas.ooxml.system.ooxml.TypeSystemHolder;
import org.apache.xmlbeans.SchemaTypeLoader;
import org.apache.xmlbeans.XmlBeans;
import org.apache.xmlbeans.XmlCursor;
import org.apache.xmlbeans.XmlError;
import org.apache.xmlbeans.XmlException;
import org.apache.xmlbeans.XmlObject;
import org.apache.xmlbeans.XmlOptions;

/**
 * Validates the XML parts of Office files by the schemas of the standard. Each line of its input is the path of a file; each
 * line of its output is the JSON of the answer: for each part its name, its SHA-256, its root element and what the schema
 * rejects in it. Parts whose root element no schema knows are left out.
 */
final class SchemaValidator {
  private final SchemaTypeLoader schemas =
      XmlBeans.typeLoaderUnion(TypeSystemHolder.typeSystem, XmlBeans.getBuiltinTypeSystem());

  private record Judgement(String root, List<String> messages) {}

  private final Map<String, Judgement> known = new HashMap<>();

  public static void main(String[] parameters) throws Exception {
    // Libraries may print what they like, but not between the answers.
    PrintStream answers = System.out;
    System.setOut(System.err);
    SchemaValidator validator = new SchemaValidator();
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String path = input.readLine(); path != null; path = input.readLine()) {
      answers.println(validator.validate(path));
      answers.flush();
    }
  }

  private String validate(String path) throws Exception {
    List<String> parts = new ArrayList<>();
    try (ZipFile file = new ZipFile(path)) {
      for (ZipEntry entry : file.stream().toList()) {
        String name = entry.getName().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".xml") || name.equals("[content_types].xml")) continue;
        byte[] bytes;
        try (InputStream stream = file.getInputStream(entry)) {
          bytes = stream.readAllBytes();
        }
        String sha256 = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        Judgement judgement = known.get(sha256);
        if (judgement == null) known.put(sha256, judgement = judge(bytes));
        if (judgement.root != null) parts.add(json(entry.getName(), sha256, judgement));
      }
    } catch (IOException error) {
      return "{\"error\":" + json(error.toString()) + "}";
    }
    return "{\"parts\":[" + String.join(",", parts) + "]}";
  }

  private Judgement judge(byte[] bytes) throws IOException {
    List<XmlError> errors = new ArrayList<>();
    XmlObject document;
    try {
      document = schemas.parse(new ByteArrayInputStream(bytes), null, new XmlOptions());
    } catch (XmlException error) {
      return new Judgement("?", List.of("not well-formed: " + error.getMessage()));
    }
    QName root;
    try (XmlCursor cursor = document.newCursor()) {
      root = cursor.toFirstChild() ? cursor.getName() : null;
    }
    if (root == null || schemas.findDocumentType(root) == null) return new Judgement(null, List.of());
    document.validate(new XmlOptions().setErrorListener(errors));
    return new Judgement(root.getLocalPart(), errors.stream().map(XmlError::getMessage).toList());
  }

  private static String json(String name, String sha256, Judgement judgement) {
    String messages = judgement.messages.stream().map(SchemaValidator::json).collect(Collectors.joining(","));
    return "{\"name\":" + json(name) + ",\"sha256\":\"" + sha256 + "\",\"root\":" + json(judgement.root)
        + ",\"messages\":[" + messages + "]}";
  }

  private static String json(String text) {
    StringBuilder result = new StringBuilder("\"");
    for (char character : text.toCharArray()) {
      if (character == '"' || character == '\\') result.append('\\').append(character);
      else if (character < 0x20 || character > 0x7e) result.append(String.format("\\u%04x", (int) character));
      else result.append(character);
    }
    return result.append('"').toString();
  }
}
