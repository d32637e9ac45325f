import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** mvn test: each test gets a People Data Service of its own (a world) in a mock that runs until the last test has ended. */
class PeopleDataTest {
    static final ObjectMapper json = new ObjectMapper();
    static final HttpClient http = HttpClient.newHttpClient();
    static Process process;
    /** The addresses that `pdk mock --json` prints as its first line. */
    static JsonNode mock;

    @BeforeAll
    static void start() throws IOException {
        process = new ProcessBuilder("node", "node_modules/people-data-kit/dist/cli.js",
                "mock", "--port", "0", "--control-port", "0", "--json", "--quiet")
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        mock = json.readTree(process.inputReader().readLine());
    }

    @AfterAll
    static void stop() {
        process.destroy();
    }

    static HttpResponse<String> post(String url, String token, String world, String body) throws Exception {
        return http.send(HttpRequest.newBuilder(URI.create(url))
                .headers("Authorization", "Bearer " + token, "Content-Type", "application/json", "X-World", world)
                .POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
    }

    /** Calls the control plane of the mock. */
    static JsonNode control(String path, String world, String body) throws Exception {
        var token = mock.get("controlToken").asText();
        return json.readTree(post(mock.get("control").asText() + path, token, world, body).body());
    }

    static JsonNode newWorld(String options) throws Exception {
        return control("/worlds", "default", options);
    }

    /** Replace this by a call of your own client: it gets the address and the credential of the world. */
    static HttpResponse<String> find(JsonNode world, String name) throws Exception {
        var url = mock.get("people").asText() + "/" + world.get("org").asText() + "/find";
        var body = """
                {"matches":[{"fields":[{"field_name":"name","search_term":"%s"}]}]}""".formatted(name);
        return post(url, world.at("/credentials/apiKey").asText(), world.get("id").asText(), body);
    }

    @Test
    void findsAPersonByName() throws Exception {
        var answer = json.readTree(find(newWorld("{}"), "Ada Moreau").body());
        assertEquals("Ada Moreau", answer.at("/matches/0/people/0/name").asText());
    }

    @Test
    void isRefusedWithoutCredits() throws Exception {
        assertEquals(402, find(newWorld("{\"credits\":0}"), "Ada Moreau").statusCode());
    }

    @Test
    void isThrottledAndToldHowLongToWait() throws Exception {
        var world = newWorld("{}");
        control("/faults", world.get("id").asText(), """
                {"on":"find","status":429,"retryAfterSeconds":7,"times":1}""");
        var throttled = find(world, "Ada Moreau");
        assertEquals(429, throttled.statusCode());
        assertEquals(Optional.of("7"), throttled.headers().firstValue("Retry-After"));
        assertEquals(200, find(world, "Ada Moreau").statusCode());
    }
}
