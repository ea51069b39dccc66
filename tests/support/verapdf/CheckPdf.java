import java.io.File;
import java.util.LinkedHashMap;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints how often rules of PDF/UA-1 were held against each file, and each rule that it breaks, with the first place. */
public final class CheckPdf {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    for (var file : files) {
      try (var parser = foundry.createParser(new File(file), PDFAFlavour.PDFUA_1);
          var validator = foundry.createValidator(PDFAFlavour.PDFUA_1, false)) {
        var result = validator.validate(parser);
        var broken = new LinkedHashMap<String, String>();
        for (var assertion : result.getTestAssertions()) {
          if (assertion.getStatus() != TestAssertion.Status.FAILED) continue;
          var rule = assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber();
          broken.putIfAbsent(rule, assertion.getMessage() + " " + assertion.getLocation().getContext());
        }
        System.out.println("read " + file + ": " + result.getTotalAssertions() + " rules");
        broken.forEach((rule, words) -> System.out.println(file + ": " + rule + " " + words.replace('\n', ' ')));
      }
    }
  }
}
