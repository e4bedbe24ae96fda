import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.neo4j.cli.ExecutionContext;
import org.neo4j.commandline.admin.security.SetInitialPasswordCommand;
import org.neo4j.server.CommunityBootstrapper;
import org.neo4j.server.NeoBootstrapper;
import picocli.CommandLine;

/**
 * Runs Neo4j Community for the process that started this one.
 *
 * Arguments: the home folder and the folder of neo4j.conf. Standard input: one line with the password of the
 * user neo4j, which counts at the first start only; then nothing. The end of standard input means that the
 * parent stops or is dead, however it died, and stops Neo4j in order. Prints "MNEME-READY" once it serves.
 */
public class Launch {
  public static void main(String[] args) throws IOException {
    PrintStream output = System.out; // Neo4j sends System.out to its log while it starts.
    Path home = Path.of(args[0]);
    Path conf = Path.of(args[1]);
    BufferedReader parent = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String password = parent.readLine();
    if (password == null) System.exit(0);

    Thread watch = new Thread(() -> stopWithParent(parent), "parent-watch");
    watch.setDaemon(true);
    watch.start();

    if (!Files.exists(home.resolve("data/databases/system"))) {
      // In this process rather than by the admin tool, so that the password never stands on a command line.
      CommandLine command = new CommandLine(new SetInitialPasswordCommand(new ExecutionContext(home, conf)));
      int failure = command.execute(password);
      if (failure != 0) System.exit(failure);
    }
    int failure = NeoBootstrapper.start(new CommunityBootstrapper(), "--home-dir=" + home, "--config-dir=" + conf, "--console-mode");
    if (failure != 0) System.exit(failure);
    output.println("MNEME-READY");
  }

  private static void stopWithParent(BufferedReader parent) {
    try {
      while (parent.read() != -1) {}
    } catch (IOException gone) {
      // A broken pipe says the same as its end.
    }
    // Neo4j's own shutdown hook closes the databases.
    System.exit(0);
  }
}
